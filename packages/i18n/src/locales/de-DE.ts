// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import auth from '../de-DE/auth.json' with { type: 'json' }
import catalogue from '../de-DE/catalogue.json' with { type: 'json' }
import documents from '../de-DE/documents.json' with { type: 'json' }
import enums from '../de-DE/enums.json' with { type: 'json' }
import errors from '../de-DE/errors.json' with { type: 'json' }
import home from '../de-DE/home.json' with { type: 'json' }
import item from '../de-DE/item.json' with { type: 'json' }
import messages from '../de-DE/messages.json' with { type: 'json' }
import orderList from '../de-DE/order-list.json' with { type: 'json' }
import pages from '../de-DE/pages.json' with { type: 'json' }
import parts from '../de-DE/parts.json' with { type: 'json' }
import search from '../de-DE/search.json' with { type: 'json' }
import shell from '../de-DE/shell.json' with { type: 'json' }

export const texts = {
  ...auth,
  ...catalogue,
  ...documents,
  ...enums,
  ...errors,
  ...home,
  ...item,
  ...messages,
  ...orderList,
  ...pages,
  ...parts,
  ...search,
  ...shell,
}
