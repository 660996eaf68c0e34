// Written by packages/i18n/write-locales.ts of the text files; not to be edited.
import auth from '../nl-NL/auth.json' with { type: 'json' }
import catalogue from '../nl-NL/catalogue.json' with { type: 'json' }
import documents from '../nl-NL/documents.json' with { type: 'json' }
import enums from '../nl-NL/enums.json' with { type: 'json' }
import errors from '../nl-NL/errors.json' with { type: 'json' }
import home from '../nl-NL/home.json' with { type: 'json' }
import item from '../nl-NL/item.json' with { type: 'json' }
import messages from '../nl-NL/messages.json' with { type: 'json' }
import orderList from '../nl-NL/order-list.json' with { type: 'json' }
import pages from '../nl-NL/pages.json' with { type: 'json' }
import parts from '../nl-NL/parts.json' with { type: 'json' }
import search from '../nl-NL/search.json' with { type: 'json' }
import shell from '../nl-NL/shell.json' with { type: 'json' }

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
