import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { ComponentType } from 'react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row } from '../../ui/Layout.tsx'
import classes from './Content.module.css'

interface Tool {
  readonly label: TextKey
  readonly Icon: ComponentType<{ readonly size: number }>
  readonly run: (chain: ChainedCommands) => ChainedCommands
  /** Whether it holds where the cursor stands; left out for what is done once. */
  readonly isOn?: (editor: Editor) => boolean
}

const tools: readonly Tool[] = [
  {
    label: 'content.heading2',
    Icon: IconH2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'content.heading3',
    Icon: IconH3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: 'content.bold',
    Icon: IconBold,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'content.italic',
    Icon: IconItalic,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'content.underline',
    Icon: IconUnderline,
    run: (chain) => chain.toggleUnderline(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    label: 'content.strike',
    Icon: IconStrikethrough,
    run: (chain) => chain.toggleStrike(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    label: 'content.list',
    Icon: IconList,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'content.numbered',
    Icon: IconListNumbers,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'content.quote',
    Icon: IconBlockquote,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { label: 'content.undo', Icon: IconArrowBackUp, run: (chain) => chain.undo() },
  { label: 'content.redo', Icon: IconArrowForwardUp, run: (chain) => chain.redo() },
]

interface EditorToolbarProps {
  readonly editor: Editor
  readonly onLink: () => void
  readonly onPicture: () => void
}

/** What can be done with the text, each as a button that says whether it holds here. */
export function EditorToolbar({ editor, onLink, onPicture }: EditorToolbarProps) {
  const text = useText()
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ isOn }) => isOn?.(now) ?? false).concat(now.isActive('link')),
  })
  return (
    <Row wrap className={classes.toolbar} role="toolbar" aria-label={text('content.tools')}>
      {tools.map(({ label, Icon, run, isOn }, place) => (
        <IconButton
          key={label}
          label={text(label)}
          icon={<Icon size={20} />}
          {...(isOn && { 'aria-pressed': on[place] === true })}
          onClick={() => run(editor.chain().focus()).run()}
        />
      ))}
      <IconButton
        label={text('content.link')}
        icon={<IconLink size={20} />}
        aria-pressed={on.at(-1) === true}
        onClick={onLink}
      />
      <IconButton label={text('content.picture')} icon={<IconPhoto size={20} />} onClick={onPicture} />
    </Row>
  )
}
