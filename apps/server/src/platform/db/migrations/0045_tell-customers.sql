-- Whose records somebody sees follows from these too; processes that keep it in memory look again.
create trigger erp_user_customers_tell after insert or update or delete
  on erp_user_customers for each row execute function tell_change('access');
drop trigger users_tell on users;
create trigger users_tell after delete or update of
  user_name, erp_user_name, roles, is_administrator, is_blocked, first_name, last_name, email, phone_number, company_name,
  customer_nos
  on users for each row execute function tell_change('access');
