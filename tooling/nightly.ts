/** Whether this is a campaign of `npm run prove`, which runs what `npm test` leaves out (decision: tests). */
export const isNightly = process.env.PROVE === 'whole'
