/** A GS1 company prefix has 6 to 12 digits. */
export const gs1Prefix = /^\d{6,12}$/
