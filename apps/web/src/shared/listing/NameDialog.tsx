import { type ComponentProps, Suspense } from 'react'
import { laterPart } from '../../ui/later-part.tsx'

const ListNameDialog = laterPart(async () => {
  const { ListNameDialog: loaded } = await import('./ListNameDialog.tsx')
  return loaded
})

/** Asks the name of a list where few ask for one: its code comes when somebody does. */
export function NameDialog(props: ComponentProps<typeof ListNameDialog>) {
  return (
    <Suspense>
      <ListNameDialog {...props} />
    </Suspense>
  )
}
