import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** The codes on labels of machines; Code 39 on the older ones. */
const formats = ['qr_code', 'code_128', 'data_matrix', 'code_39'] as const

export interface CodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: string[] }): CodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

/** What the device itself can read is quicker and spares its battery. */
async function ownDetector(): Promise<CodeDetector | null> {
  // Not in the library of types yet; every field used is checked here.
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass }
  if (Own === undefined) return null
  const supported = await Own.getSupportedFormats().catch((): readonly string[] => [])
  return formats.every((format) => supported.includes(format)) ? new Own({ formats: [...formats] }) : null
}

/** Reads codes by the device where it can, else by a reader that comes from this portal and never from elsewhere. */
export async function createCodeDetector(): Promise<CodeDetector> {
  const own = await ownDetector()
  if (own !== null) return own
  await prepareZXingModule({
    overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path) },
    fireImmediately: true,
  })
  return new BarcodeDetector({ formats: [...formats] })
}
