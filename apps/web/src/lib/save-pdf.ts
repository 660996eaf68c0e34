import { saveBlob } from './save-blob.ts'

/** Saves a pdf that came in the answer of a call. */
export function savePdf({ naam, inhoud }: { readonly naam: string; readonly inhoud: string }): void {
  const bytes = Uint8Array.from(atob(inhoud), (letter) => letter.charCodeAt(0))
  saveBlob(new Blob([bytes], { type: 'application/pdf' }), naam)
}
