import { PortalError } from '@portal/contract/errors.ts'
import { settings } from '@portal/contract/settings.ts'
import { pictureKinds, type UploadKind } from '@portal/contract/uploads.ts'
import { findSetting } from '@portal/domain/settings/catalogue.ts'
import { maySet } from '@portal/domain/settings/setting-changes.ts'
import type { AskFirst } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { auditOf, takeUpload } from '../../platform/uploads/uploads.ts'

const kindsOf: Readonly<Record<'picture' | 'document', readonly UploadKind[]>> = {
  picture: pictureKinds,
  document: ['pdf'],
}

/** Keeps a file for a setting. Nothing uses it until the setting is saved with its hash. */
export const uploadSettingFile: AskFirst<typeof settings.uploadSettingFile> = {
  async ask(asking, { naam, bestand }) {
    const entry = findSetting(naam)
    if (entry?.kind !== 'file') throw new PortalError('instelling.niet_gedefinieerd', { kind: 'file', name: naam })
    if (!maySet(signedIn(asking), entry)) throw new PortalError('error.niet_toegankelijk')
    const call = { ...settings.uploadSettingFile, upload: kindsOf[entry.accepts] }
    const taken = await takeUpload(asking, { call, sent: bestand, isPublic: entry.accepts === 'picture' })
    return async (ctx) => {
      ctx.audit(naam, auditOf(taken))
      return { waarde: taken.hash }
    }
  },
}
