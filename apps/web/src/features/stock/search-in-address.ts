/** The term that the server narrows a list by, as it stands in the address. */
export const searchInAddress = {
  read: (params: Readonly<Record<string, unknown>>) => (params.waar === undefined ? '' : String(params.waar)),
  write: (term: string) => ({ waar: term === '' ? undefined : term }),
}
