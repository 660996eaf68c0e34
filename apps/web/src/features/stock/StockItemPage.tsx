import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import { item as itemCalls } from '@portal/contract/item.ts'
import { machines } from '@portal/contract/machines.ts'
import { Link, useParams } from '@tanstack/react-router'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { ChooseLocation } from '../../shared/location/ChooseLocation.tsx'
import { useLocation } from '../../shared/location/location-store.ts'
import { FeedbackButton } from '../../shared/records/FeedbackButton.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { GeneralFacts } from './GeneralFacts.tsx'
import { LaterMachineView } from './machine/LaterMachineView.tsx'
import { KindDocuments } from './PieceDocuments.tsx'
import { PieceHere } from './PieceHere.tsx'
import classes from './Stock.module.css'
import { noNumber } from './stock-row.ts'

/**
 * One piece or counted item of the stock. Everybody sees what is general about it; where it stands is for those of the
 * location (R-ROUTE-10, OP-02). A piece is shown as its label shows it.
 */
export function StockItemPage() {
  const { id = '', number = noNumber }: { id?: string; number?: string } = useParams({ strict: false })
  const { authenticated } = useSession()
  const pieceNo = number === noNumber ? '' : number
  const query = useCall(machines.openMachine, { code: pieceNo }, { enabled: authenticated && pieceNo !== '' })
  const machine = query.data?.machine ?? null
  if (query.isLoading) return <Skeleton shape="details" />
  if (machine === null || machine.materieelSoort !== id) return <InStock id={id} pieceNo={pieceNo} />
  return <LaterMachineView machine={machine} breadcrumbs={<WayBack to={pieceNo} />} />
}

interface InStockProps {
  readonly id: string
  /** Empty for what is only counted. */
  readonly pieceNo: string
}

function InStock({ id, pieceNo }: InStockProps) {
  const text = useText()
  const location = useLocation()
  const { authenticated } = useSession()
  const materieellocatie = location?.nummer ?? null
  const query = useCall(itemCalls.getItem, { materieelSoort: id, materieellocatie }, { staleMs: 5 * 60_000 })
  return (
    <Page
      title={query.data?.omschrijving ?? text('page./materieelvoorraad/details/{id}/{number}')}
      intro={pieceNo === '' ? id : text('stock.pieceNo', { number: pieceNo })}
      breadcrumbs={<WayBack to={pieceNo || id} />}
    >
      <Stack gap={5} align="start" className={classes.item}>
        <Panel title={text('stock.general')}>
          <StateView query={query} skeleton="drawing" failure="details.ophalen_fout">
            {(item) => <General item={item} />}
          </StateView>
        </Panel>
        <Panel title={text('stock.here')}>
          {!authenticated ? (
            <AskLogin />
          ) : location === null ? (
            <ChooseLocation />
          ) : (
            <>
              <PieceHere location={location} itemNo={id} pieceNo={pieceNo} />
              <div data-screen-only>
                <FeedbackButton over="stuk" nummer={pieceNo} />
              </div>
            </>
          )}
        </Panel>
      </Stack>
    </Page>
  )
}

/** From the stock, or from the catalogue for who has none. */
function WayBack({ to }: { readonly to: string }) {
  const text = useText()
  const { authenticated } = useSession()
  return (
    <Breadcrumbs>
      {[
        authenticated ? (
          <Link key="stock" to="/materieelvoorraad">
            {text('page./materieelvoorraad')}
          </Link>
        ) : (
          <Link key="catalogue" to="/materieel/{-$category}">
            {text('nav.catalogue')}
          </Link>
        ),
        to,
      ]}
    </Breadcrumbs>
  )
}

function General({ item }: { readonly item: CatalogueItem }) {
  return (
    <>
      <div className={classes.drawing}>
        <ItemPicture item={item} size="large" eager named />
      </div>
      <GeneralFacts item={item} />
      <KindDocuments itemNo={item.materieelSoort} />
    </>
  )
}

function AskLogin() {
  const text = useText()
  return (
    <Notice
      kind="info"
      title={text('stock.loginForMore')}
      action={
        <ButtonLink to="/inlog-methode" search={{ terug: window.location.pathname }}>
          {text('user.login')}
        </ButtonLink>
      }
    />
  )
}
