// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import auth from '../fr-FR/auth.json' with { type: 'json' }
import catalogue from '../fr-FR/catalogue.json' with { type: 'json' }
import documents from '../fr-FR/documents.json' with { type: 'json' }
import enums from '../fr-FR/enums.json' with { type: 'json' }
import errors from '../fr-FR/errors.json' with { type: 'json' }
import home from '../fr-FR/home.json' with { type: 'json' }
import item from '../fr-FR/item.json' with { type: 'json' }
import messages from '../fr-FR/messages.json' with { type: 'json' }
import orderList from '../fr-FR/order-list.json' with { type: 'json' }
import pages from '../fr-FR/pages.json' with { type: 'json' }
import parts from '../fr-FR/parts.json' with { type: 'json' }
import search from '../fr-FR/search.json' with { type: 'json' }
import shell from '../fr-FR/shell.json' with { type: 'json' }

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
