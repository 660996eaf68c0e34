/** What uses the picture of a category, among the uses of uploads. */
export const pictureSubject = (code: string): string => `category ${code}`
