-- Mails of before 0024 get the names as they are now; of those who were renamed since, nobody knows the former one.
UPDATE "mails" m SET people = array_remove(array(
  SELECT concat_ws(' ', u.first_name, u.last_name) FROM users u
    WHERE lower(u.email) = lower(m.recipient)
      OR u.user_name IN (SELECT r.user_name FROM requests r WHERE r.no = m.subject_id)
  UNION SELECT unnest(ARRAY[r.contact, coalesce(r.pickup ->> 'contact', '')]) FROM requests r WHERE r.no = m.subject_id
), '');
