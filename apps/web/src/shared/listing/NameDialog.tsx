import { type ComponentProps, lazy, Suspense } from 'react'
import { codeMissing } from '../../lib/service-worker.ts'

const ListNameDialog = lazy(async () => {
  const { ListNameDialog: loaded } = await import('./ListNameDialog.tsx').catch(codeMissing)
  return { default: loaded }
})

/** Asks the name of a list where few ask for one: its code comes when somebody does. */
export function NameDialog(props: ComponentProps<typeof ListNameDialog>) {
  return (
    <Suspense>
      <ListNameDialog {...props} />
    </Suspense>
  )
}
