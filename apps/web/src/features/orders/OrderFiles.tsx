import type { Order } from '@portal/contract/orders.ts'
import { orders } from '@portal/contract/orders.ts'
import { useCall } from '../../lib/use-call.ts'
import { DocumentSection } from '../../shared/documents/DocumentSection.tsx'
import { PhotoPanel } from '../../shared/documents/PhotoPanel.tsx'
import { Panel } from '../../ui/Page.tsx'

/** The photos and the documents of an order; each fails by itself. */
export function OrderFiles({ order: { ordernummer, type } }: { readonly order: Pick<Order, 'ordernummer' | 'type'> }) {
  const images = useCall(orders.getOrderImages, { ordernummer, soort: type })
  const documents = useCall(orders.getOrderDocuments, { ordernummer, soort: type })
  return (
    <>
      <PhotoPanel photos={images.data?.items ?? []} />
      <Panel>
        <DocumentSection query={documents} />
      </Panel>
    </>
  )
}
