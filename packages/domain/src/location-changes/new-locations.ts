/**
 * New locations that one person asks for or makes in 24 hours. Each takes a number, of which there are few, and the time of
 * people of the back office; no site needs more.
 */
export const mostNewLocations = 10
