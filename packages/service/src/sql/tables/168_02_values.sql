-- Functions that defaults, checks and indexes of tables ask. Everything else that is a rule stands in rules/.
-- What lists ask once per row, and requests each time, is put into their statements instead of being called. A function
-- with a setting of its own never is; those without a search path, here and in rules/, need none: the names in a parsed
-- body were found when it was made.

create procedure app.protect(name regclass)
language plpgsql set search_path = '' as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy owner on %s to waldkerf_owner using (true) with check (true)', name);
end
$$;

-- Business time. The setting `waldkerf.now` overrides it in tests; tokens and time limits use the real clock.
create function app.now() returns timestamptz
language sql stable
return coalesce(nullif(current_setting('waldkerf.now', true), '')::timestamptz, pg_catalog.now());

-- 'Today' on documents is Berlin's.
create function app.today() returns date
language sql stable
return (app.now() at time zone 'Europe/Berlin')::date;

create function app.claims() returns jsonb
language sql stable
return nullif(current_setting('request.jwt.claims', true), '')::jsonb;

-- The signed-in e-mail, as the token proves it; empty outside a request.
create function app.email() returns text
language sql stable
return lower(trim(coalesce(app.claims() ->> 'email', '')));

-- Whether a text has nothing that anybody could see: separators, format signs, controls, and the blanks among letters
-- and symbols. packages/domain/src/texts/blank.ts has the same list; a test compares all code points.
create function app.is_blank(value text) returns boolean
language sql immutable set search_path = ''
return coalesce(value, '') !~ (
  '[^' || '\u0001-\u0020\u007F-\u00A0\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160'
    || '\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u2064\u2066-\u206F\u2800\u3000\u3164\uFEFF\uFFA0'
    || '\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A'
    || '\U000E0001\U000E0020-\U000E007F'
    || ']'
);
