import { settingKeys, settingsCatalogue } from '@portal/domain/settings/catalogue.ts'
import { describe, expect, it } from 'vitest'
import { listProjectFiles, readText } from './project-files.ts'

const isProgram = (path: string) =>
  /^(packages\/domain|apps\/(server|web))\/src\/.*\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|\/settings\/(areas\/|own-settings|settings-file)|\/tenants\/presets\.ts$/.test(path)
const program = listProjectFiles()
  .filter(isProgram)
  .map((path) => readText(path))
  .join('\n')

/** What only the installation says is shown, not followed. */
const followed = settingKeys.filter((key) => settingsCatalogue[key].writers !== 'nobody')
const isRead = (key: string) => new RegExp(`['\`]${key}['\`]|\\b${key}: '`).test(program)

describe('every setting that somebody may change', () => {
  it.each(followed.filter((key) => settingsCatalogue[key].kind === 'int'))(
    'and that is a number is read by the program: %s (R-CONST-24)',
    (key) => {
      expect(isRead(key)).toBe(true)
    },
  )

  it('is read by the program', () => {
    // The name of the preset, which the screen of the settings shows.
    expect(followed.filter((key) => !isRead(key))).toEqual(['Klant_Variant'])
  })
})
