-- Processes keep sessions, permissions and settings in memory for a moment; these triggers tell them to look again.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('portal_changes', tg_argv[0]);
  return null;
end
$$;

create trigger users_tell after delete or update of
  user_name, erp_user_name, roles, is_administrator, is_blocked, first_name, last_name, email, phone_number, company_name
  on users for each row execute function tell_change('access');
create trigger sessions_tell after delete or update of ended_at, expires_at
  on sessions for each row execute function tell_change('access');
create trigger erp_user_locations_tell after insert or update or delete
  on erp_user_locations for each row execute function tell_change('access');
create trigger erp_locations_tell after insert or update or delete
  on erp_locations for each row execute function tell_change('access');
create trigger erp_users_tell after insert or update or delete
  on erp_users for each row execute function tell_change('access');
create trigger setting_overrides_tell after insert or update or delete
  on setting_overrides for each row execute function tell_change('settings');
