import { search } from '@portal/contract/search.ts'
import { searchWords } from '@portal/domain/plain/search-text.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import { IconSearchOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { openSearch } from '../../shared/frame/open-search.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import classes from './NothingFound.module.css'

const suggestions = 6

/** The longest word of a term of several words: what is most likely to find something by itself. */
function bestWord(term: string): string | null {
  const words = searchWords(term).filter((word) => refuseTerm(word) === null)
  if (words.length < 2) return null
  return words.reduce((best, word) => (word.length > best.length ? word : best))
}

/** Nothing has all the words: what has the most telling one, another search, or the catalogue. */
export function NothingFound({ term }: { readonly term: string }) {
  const text = useText()
  const word = bestWord(term)
  const { data } = useCall(
    search.getSuggestions,
    { term: word ?? '', maximum: suggestions },
    { enabled: word !== null },
  )
  const items = (data?.items ?? []).filter(({ kind }) => kind !== 'Set')
  return (
    <>
      <span hidden data-nothing-found />
      <EmptyState
        icon={<IconSearchOff />}
        title={text('zoeken.leeg', { term })}
        action={
          <Row gap={2} justify="center" wrap>
            <Button kind="primary" onClick={openSearch}>
              {text('search.again')}
            </Button>
            <ButtonLink to="/materieel/{-$category}">{text('catalogue.allCategories')}</ButtonLink>
          </Row>
        }
      >
        {text('search.hint')}
      </EmptyState>
      {word !== null && items.length > 0 && (
        <Stack as="section" gap={3} justify="start" className={classes.perhaps}>
          <h2>{text('search.perhaps', { term: word })}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.materieelSoort}>
                <Link to="/details/$id" params={{ id: item.materieelSoort }}>
                  <ItemPicture item={item} size="small" />
                  <span>
                    {item.omschrijving}
                    <small translate="no">{item.materieelSoort}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink to="/zoeken/$term" params={{ term: word }}>
            {text('shell.searchAll', { term: word })}
          </ButtonLink>
        </Stack>
      )}
    </>
  )
}
