-- Written by hand: every process forgets who may what when somebody gets or loses a second factor, or must have one.
create trigger second_factors_tell after insert or delete
  on second_factors for each row execute function tell_change('access');
create trigger factor_rules_tell after insert or delete
  on factor_rules for each row execute function tell_change('access');
