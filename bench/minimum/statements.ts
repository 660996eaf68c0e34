/** The prices that hold today for a group, each the newest of the group's own, else of the list, in one look-up. */
const prices = (group: string) => `
  left join lateral (
    select (array_agg(p.price order by p.price_group desc, p.starting_date desc)
        filter (where p.price_type = 'Verhuur' and p.unit_code = 'DAG'))[1] as day,
      (array_agg(p.price order by p.price_group desc, p.starting_date desc)
        filter (where p.price_type = 'Verhuur' and p.unit_code = 'WEEK'))[1] as week,
      (array_agg(p.price order by p.price_group desc, p.starting_date desc)
        filter (where p.price_type in ('Verkoop', 'Verkoop_Terugkoop')))[1] as sale
    from erp_prices p where p.kind = i.kind and p.no = i.no and p.price_group in ('', ${group})
      and p.starting_date <= current_date and (p.ending_date is null or p.ending_date >= current_date)) p on true`

const shown = (language: string) => `
  left join erp_translations t on t.subject = 'Soort' and t.code = i.no and t.language = ${language}
  left join erp_units u on u.code = i.unit_code
  left join lateral (select hash from erp_images
    where parent_type = 'Soort' and parent_no = i.no order by line_no limit 1) im on true`

const itemFields = `'no', i.no, 'kind', i.kind, 'name', coalesce(t.text, i.description), 'unit', coalesce(u.description, i.unit_code),
  'priceType', i.price_type, 'day', coalesce(p.day, i.rent_price_day), 'week', coalesce(p.week, i.rent_price_week),
  'sale', coalesce(p.sale, i.sales_price), 'weight', i.weight, 'orderable', i.orderable, 'picture', im.hash`

/** The items of one category, as JSON that only has to be passed on. Parameters: category, group, language. */
export const readPage = `
  select coalesce(json_agg(json_build_object(${itemFields}) order by i.no), '[]')::text as body
  from erp_items i ${shown('$3')} ${prices('$2')}
  where i.category_code = $1 and not i.blocked`

/** One item with its technical data. Parameters: number, group, language. */
export const readItem = `
  select json_build_object(${itemFields}, 'technical', (select coalesce(json_agg(
      json_build_object('label', label, 'value', value, 'unit', unit) order by line_no), '[]')
    from erp_technical_properties where kind = i.kind and no = i.no))::text as body
  from erp_items i ${shown('$3')} ${prices('$2')}
  where i.no = $1 and not i.blocked`

/** Items with a word that begins with the term. Parameters: term, language. */
export const search = `
  select coalesce(json_agg(row_to_json(found)), '[]')::text as body from (
    select d.no, d.kind, coalesce(d.shown -> $2, d.shown -> '') ->> 'omschrijving' as name, d.image
    from (select distinct position from search_words, unnest(positions[1:50]) as position
      where word ~>=~ $1 and word ~<~ ($1 || chr(1114111)) order by position limit 50) f
    join search_documents d using (position)) found`

/** Whose list it is decides whether anything happens; the audit row goes with the change. */
const audited = (call: string) => `
  noted as (insert into audit_log (at, user_name, call, location_no, subject, request_id)
    select now(), user_name, '${call}', location_no, id::text, 'minimum' from list)`

const touched = 'update order_lists set version = version + 1, changed_at = now() where id in (select id from list)'

/** Parameters: list, user, kind, item. */
export const addLine = `
  with list as (select id, user_name, location_no from order_lists where id = $1 and user_name = $2 for update),
  added as (insert into order_list_items (list_id, kind, no, quantity, position, added_at)
    select list.id, i.kind, i.no, 1,
      (select coalesce(max(position), 0) + 1 from order_list_items where list_id = $1), now()
    from list, erp_items i where i.kind = $3 and i.no = $4 and i.orderable and not i.blocked returning id),
  ${audited('add')}, version as (${touched})
  select json_build_object('id', id)::text as body from added`

/** Parameters: line, user, quantity. */
export const changeLine = `
  with list as (select id, user_name, location_no from order_lists
    where id = (select list_id from order_list_items where id = $1) and user_name = $2 for update),
  changed as (update order_list_items set quantity = $3 where id = $1 and list_id in (select id from list)),
  ${audited('change')}, version as (${touched} returning version)
  select json_build_object('version', version)::text as body from version`

/** Parameters: line, user. */
export const removeLine = `
  with list as (select id, user_name, location_no from order_lists
    where id = (select list_id from order_list_items where id = $1) and user_name = $2 for update),
  gone as (delete from order_list_items where id = $1 and list_id in (select id from list)),
  ${audited('remove')}, version as (${touched} returning version)
  select json_build_object('version', version)::text as body from version`

/** Parameters: list, user, group, language. */
export const readList = `
  select json_build_object('version', l.version, 'name', l.name, 'lines', (
    select coalesce(json_agg(json_build_object('id', o.id, 'quantity', o.quantity, 'comment', o.comment, ${itemFields})
      order by o.position), '[]')
    from order_list_items o join erp_items i on i.kind = o.kind and i.no = o.no ${shown('$4')} ${prices('$3')}
    where o.list_id = l.id))::text as body
  from order_lists l where l.id = $1 and l.user_name = $2`

/**
 * Everything an order leaves behind; the outbox row has what is sent. Parameters: list, user, the request's id, the form,
 * what the mail says.
 */
export const placeOrder = `
  with list as (select id, user_name, location_no, name from order_lists where id = $1 and user_name = $2 for update),
  taken as (insert into requests (id, no, type, user_name, location_no, from_location, to_location, status, delivery, list_id,
      list_name, language, reference, remark, address_code, address, post_code, city, contact, phone_no, depot_no,
      depot_address_code, transport_means, delivery_date, return_date, collect, urgent, created_at, changed_at)
    select $3::uuid, 'P-' || nextval('request_numbers'), 'Aanvoer', user_name, location_no, '', location_no, 'Requested',
      'verzonden', id, name, 'nl-NL', f.reference, f.remark, '', f.address, f."postCode", f.city, f.contact, f."phoneNo", '',
      '', '', f.day, null, false, false, now(), now()
    from list, jsonb_to_record($4::jsonb) as f(reference text, remark text, address text, "postCode" text, city text,
      contact text, "phoneNo" text, day date)
    returning id, no, user_name, location_no),
  lines as (insert into request_lines
      (request_id, line_no, parent_line_no, kind, no, plant_no, description, unit, quantity, remark, charge)
    select $3::uuid, row_number() over (order by o.position), null, o.kind, o.no, '', i.description, i.unit_code, o.quantity,
      o.comment, null
    from list join order_list_items o on o.list_id = list.id join erp_items i on i.kind = o.kind and i.no = o.no
    where i.orderable and not i.blocked returning *),
  step as (insert into request_steps (request_id, step, status, at) select id, 'ontvangen', 'Requested', now() from taken),
  sent as (insert into erp_outbox
      (external_id, kind, aggregate_key, subject, payload_version, payload, state, next_at, created_by, created_at)
    select id, 'request.create', id::text, no, 1, $4::jsonb || jsonb_build_object('portalNo', no, 'toLocation', location_no,
        'lines', (select jsonb_agg(jsonb_build_object('lineNo', line_no, 'kind', kind, 'no', no, 'plantNo', plant_no,
          'quantity', quantity::text, 'remark', remark, 'setNo', '')) from lines)),
      'stored', now(), user_name, now() from taken),
  mail as (insert into mails
      (kind, recipient, subject, page, state, next_attempt_at, subject_id, created_at)
    select 'request.placed', 'iemand@example.com', no, $5::jsonb, 'kept', now(), no, now() from taken),
  cleared as (delete from order_list_items where list_id in (select id from list)),
  ${audited('order')}, version as (${touched})
  select json_build_object('no', no)::text as body, id as stored from taken`

/** An order that is sent now. Parameter: the request's id. */
export const claimOrder = `
  update erp_outbox set attempts = attempts + 1 where external_id = $1 and state = 'stored' returning payload::text as payload`

/** What the back office said of it. Parameters: the request's id, done or failed, the number there. */
export const settleOrder = `
  with settled as (update erp_outbox set state = $2, result = $3, finished_at = now() where external_id = $1)
  update requests set delivery = case $2 when 'done' then 'bevestigd' else 'geweigerd' end, erp_no = $3, changed_at = now()
  where id = $1`
