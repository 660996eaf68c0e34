import { settingDefaults } from '@portal/domain/settings/setting-defaults.ts'
import type { Plugin } from 'vite'

const defaultsModule = /\/packages\/domain\/src\/settings\/setting-defaults\.ts$/

/**
 * Builds the defaults of the settings into the web as values: every page needs them, but only the screens of the
 * administration need the catalogue that they stand in.
 */
export function leanSettings(): Plugin {
  let isReplaced = false
  return {
    name: 'lean-settings',
    apply: 'build',
    load: (id) => {
      if (!defaultsModule.test(id)) return null
      isReplaced = true
      return `export const settingDefaults = JSON.parse(${JSON.stringify(JSON.stringify(settingDefaults))})`
    },
    generateBundle() {
      if (!isReplaced) this.error('The defaults of the settings are at another place')
    },
  }
}
