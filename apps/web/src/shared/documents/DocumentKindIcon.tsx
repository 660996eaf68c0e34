import { documentKindOf } from '@portal/domain/documents/document-kind.ts'
import { IconFile, IconFileSpreadsheet, IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'

const icons = {
  pdf: IconFileTypePdf,
  image: IconPhoto,
  text: IconFileText,
  sheet: IconFileSpreadsheet,
  other: IconFile,
} as const

export function DocumentKindIcon({ mimeType }: { readonly mimeType: string }) {
  const Icon = icons[documentKindOf(mimeType)]
  return <Icon size={24} stroke={1.6} aria-hidden />
}
