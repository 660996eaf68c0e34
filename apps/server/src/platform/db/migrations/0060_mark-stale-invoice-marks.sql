-- Written by hand: what decides which lines of invoices charge too long makes the marks of its location stale. Only
-- locations with a removal have marks. Lines of a request are written in the transaction of their request.
create function stale_marks_of_invoices() returns trigger language plpgsql as $$
begin
  insert into stale_invoice_marks (location_no)
  select distinct c.location_no from changed c
  where exists (select from requests r where r.location_no = c.location_no and r.type = 'Afvoer');
  return null;
end
$$;

create function stale_marks_of_invoice_lines() returns trigger language plpgsql as $$
begin
  insert into stale_invoice_marks (location_no)
  select distinct i.location_no from (select distinct invoice_no from changed) c join erp_invoices i on i.no = c.invoice_no
  where exists (select from requests r where r.location_no = i.location_no and r.type = 'Afvoer');
  return null;
end
$$;

create function stale_marks_of_orders() returns trigger language plpgsql as $$
begin
  insert into stale_invoice_marks (location_no)
  select distinct p.place from changed c, lateral (values (c.from_location), (c.to_location)) p (place)
  where exists (select from requests r where r.location_no = p.place and r.type = 'Afvoer');
  return null;
end
$$;

create function stale_marks_of_requests() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.type = 'Afvoer' then
    insert into stale_invoice_marks (location_no) values (old.location_no);
  end if;
  if tg_op <> 'DELETE' and new.type = 'Afvoer' then
    insert into stale_invoice_marks (location_no) values (new.location_no);
  end if;
  return null;
end
$$;

create trigger erp_invoices_added_stale after insert on erp_invoices
  referencing new table as changed for each statement execute function stale_marks_of_invoices();
create trigger erp_invoices_changed_stale after update on erp_invoices
  referencing new table as changed for each statement execute function stale_marks_of_invoices();
create trigger erp_invoices_moved_stale after update on erp_invoices
  referencing old table as changed for each statement execute function stale_marks_of_invoices();
create trigger erp_invoices_gone_stale after delete on erp_invoices
  referencing old table as changed for each statement execute function stale_marks_of_invoices();

create trigger erp_invoice_lines_added_stale after insert on erp_invoice_lines
  referencing new table as changed for each statement execute function stale_marks_of_invoice_lines();
create trigger erp_invoice_lines_changed_stale after update on erp_invoice_lines
  referencing new table as changed for each statement execute function stale_marks_of_invoice_lines();
create trigger erp_invoice_lines_gone_stale after delete on erp_invoice_lines
  referencing old table as changed for each statement execute function stale_marks_of_invoice_lines();

create trigger erp_orders_added_stale after insert on erp_orders
  referencing new table as changed for each statement execute function stale_marks_of_orders();
create trigger erp_orders_changed_stale after update on erp_orders
  referencing new table as changed for each statement execute function stale_marks_of_orders();
create trigger erp_orders_moved_stale after update on erp_orders
  referencing old table as changed for each statement execute function stale_marks_of_orders();
create trigger erp_orders_gone_stale after delete on erp_orders
  referencing old table as changed for each statement execute function stale_marks_of_orders();

create trigger requests_stale after insert or delete or
  update of type, location_no, no, erp_no, delivery, delivery_date, status
  on requests for each row execute function stale_marks_of_requests();

insert into stale_invoice_marks (location_no) select distinct location_no from requests where type = 'Afvoer';
