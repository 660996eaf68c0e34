import { bigint, boolean, date, index, pgTable, primaryKey, text, timestamp } from '../columns.ts'

const stamps = {
  rowVersion: bigint('row_version', { mode: 'bigint' }).notNull(),
  syncedAt: timestamp('synced_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}
const addressFields = {
  address: text('address').notNull(),
  postCode: text('post_code').notNull(),
  city: text('city').notNull(),
  contact: text('contact').notNull(),
  phoneNo: text('phone_no').notNull(),
}

export const erpUsers = pgTable('erp_users', {
  userName: text('user_name').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  customerNo: text('customer_no').notNull(),
  companyName: text('company_name').notNull(),
  contactNo: text('contact_no').notNull(),
  blocked: boolean('blocked').notNull(),
  ...stamps,
})

export const userLocations = pgTable(
  'erp_user_locations',
  {
    userName: text('user_name').notNull(),
    locationNo: text('location_no').notNull(),
    role: text('role').notNull(),
    approver1: text('approver_1').notNull(),
    approver2: text('approver_2').notNull(),
    approver3: text('approver_3').notNull(),
    ...stamps,
  },
  (t) => [
    primaryKey({ columns: [t.userName, t.locationNo] }),
    index('erp_user_locations_location_idx').on(t.locationNo),
  ],
)

export const userCustomers = pgTable(
  'erp_user_customers',
  {
    userName: text('user_name').notNull(),
    customerNo: text('customer_no').notNull(),
    customerName: text('customer_name').notNull(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.userName, t.customerNo] })],
)

export const locations = pgTable(
  'erp_locations',
  {
    no: text('no').primaryKey(),
    description: text('description').notNull(),
    kind: text('kind').notNull(),
    state: text('state').notNull(),
    blocked: boolean('blocked').notNull(),
    projectNo: text('project_no').notNull(),
    customerNo: text('customer_no').notNull(),
    depotNo: text('depot_no').notNull(),
    ...addressFields,
    email: text('email').notNull(),
    startingDate: date('starting_date', { mode: 'string' }),
    endingDate: date('ending_date', { mode: 'string' }),
    ...stamps,
  },
  (t) => [index('erp_locations_project_idx').on(t.projectNo), index('erp_locations_customer_idx').on(t.customerNo)],
)

export const locationAddresses = pgTable(
  'erp_location_addresses',
  {
    locationNo: text('location_no').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    ...addressFields,
    workAddress: boolean('work_address').notNull(),
    ...stamps,
  },
  (t) => [primaryKey({ columns: [t.locationNo, t.code] })],
)

export const depots = pgTable('erp_depots', {
  no: text('no').primaryKey(),
  description: text('description').notNull(),
  ...addressFields,
  pickupAllowed: boolean('pickup_allowed').notNull(),
  ...stamps,
})
