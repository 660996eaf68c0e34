import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadAdminTexts, switchLanguage } from '../../lib/text.ts'
import { LinkDialog } from './LinkDialog.tsx'

let editor: Editor
beforeEach(async () => {
  await switchLanguage('nl-NL')
  await loadAdminTexts()
})
afterEach(() => editor.destroy())

/** Fills the dialog over a text of which everything is marked, or nothing, and gives what the text became. */
async function link(content: string, address: string, marks: 'all' | 'none' = 'all'): Promise<string> {
  editor = new Editor({ extensions: [StarterKit.configure({ link: { openOnClick: false } })], content })
  if (marks === 'all') editor.commands.selectAll()
  const onClose = vi.fn()
  render(<LinkDialog editor={editor} onClose={onClose} />)
  const field = await screen.findByRole('textbox')
  await userEvent.clear(field)
  if (address !== '') await userEvent.type(field, address)
  await userEvent.click(screen.getByRole('button', { name: 'Toepassen' }))
  expect(onClose).toHaveBeenCalledOnce()
  return editor.getHTML().replace(/ (target|rel)="[^"]*"/g, '')
}

describe('a link on a page', () => {
  it('goes to the marked words, a bare address as that of a web page or a mail', async () => {
    expect(await link('<p>Reglement</p>', 'example.com/regels')).toBe(
      '<p><a href="https://example.com/regels">Reglement</a></p>',
    )
  })

  it('is a mail where that is what was typed', async () => {
    expect(await link('<p>Mail ons</p>', 'an@example.com')).toBe('<p><a href="mailto:an@example.com">Mail ons</a></p>')
  })

  it('is written out where nothing is marked', async () => {
    expect(await link('<p></p>', 'example.com', 'none')).toBe('<p><a href="https://example.com">example.com</a></p>')
  })

  it('is taken away by an empty address, and its words stay', async () => {
    expect(await link('<p><a href="https://example.com">Reglement</a></p>', '')).toBe('<p>Reglement</p>')
  })
})
