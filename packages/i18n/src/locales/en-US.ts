// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import auth from '../en-US/auth.json' with { type: 'json' }
import catalogue from '../en-US/catalogue.json' with { type: 'json' }
import documents from '../en-US/documents.json' with { type: 'json' }
import enums from '../en-US/enums.json' with { type: 'json' }
import errors from '../en-US/errors.json' with { type: 'json' }
import home from '../en-US/home.json' with { type: 'json' }
import item from '../en-US/item.json' with { type: 'json' }
import messages from '../en-US/messages.json' with { type: 'json' }
import orderList from '../en-US/order-list.json' with { type: 'json' }
import pages from '../en-US/pages.json' with { type: 'json' }
import parts from '../en-US/parts.json' with { type: 'json' }
import search from '../en-US/search.json' with { type: 'json' }
import shell from '../en-US/shell.json' with { type: 'json' }

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
