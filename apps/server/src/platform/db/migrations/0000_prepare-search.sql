create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent depends on a dictionary that could change and may not be indexed; with the dictionary named it is fixed.
create or replace function f_unaccent(text) returns text
  language sql immutable strict parallel safe
  return public.unaccent('public.unaccent', $1);
