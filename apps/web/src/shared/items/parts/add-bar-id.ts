/** Where the bar is that adds what is selected; a list has one. */
export const addBarId = 'toevoegen'
