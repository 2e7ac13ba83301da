-- Who asks, when, and with which conditions: everything a request brings along.
set local role waldkerf_owner;

-- Business time. The setting `waldkerf.now` overrides it in tests; tokens and time limits use the real clock.
create function app.now() returns timestamptz
language sql stable set search_path = ''
return coalesce(nullif(current_setting('waldkerf.now', true), '')::timestamptz, pg_catalog.now());

-- 'Today' on documents is Berlin's.
create function app.today() returns date
language sql stable set search_path = ''
return (app.now() at time zone 'Europe/Berlin')::date;

create function app.claim(name text) returns text
language sql stable set search_path = ''
return nullif(current_setting('request.jwt.claims', true), '')::json ->> name;

create function app.header(name text) returns text
language sql stable set search_path = ''
return nullif(current_setting('request.headers', true), '')::json ->> lower(name);

-- The signed-in e-mail, as the token proves it; empty outside a request.
create function app.email() returns text
language sql stable set search_path = ''
return lower(trim(coalesce(app.claim('email'), '')));

-- The role whose rights a stored app_status has; the same table stands in domain/roles/roles.ts.
create function app.effective_role(status text) returns text
language sql immutable set search_path = ''
return case
  when status in ('ogf_new', 'ogf_citizens', 'ogf_expert', 'ogf_admin') then status
  when status = 'ogf_expert_query' then 'ogf_citizens'
  when char_length(status) = 1 then 'ogf_citizens'
  else 'ogf_new'
end;

create function app.is_at_least(wanted text) returns boolean
language sql stable set search_path = ''
return pg_catalog.pg_has_role(current_setting('role'), wanted, 'member');

-- The version a change is meant for: If-Match: "3". Null without the header.
create function app.if_match() returns integer
language plpgsql stable set search_path = '' as $$
declare
  given text := app.header('if-match');
begin
  if given is null then
    return null;
  end if;
  if given !~ '^\s*"?\d{1,9}"?\s*$' then
    raise sqlstate 'PT400' using message = 'If-Match muss eine Versionsnummer sein.', detail = 'bad_if_match';
  end if;
  return translate(given, '" ', '')::integer;
end
$$;

-- An id as the calls send it: digits as text.
create function app.to_id(value text) returns bigint
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~ '^\d{1,18}$' then
    raise sqlstate 'PT400' using message = 'Die Nummer ist ungültig.', detail = 'bad_id';
  end if;
  return value::bigint;
end
$$;

create function app.not_found(what text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise sqlstate 'PT404' using message = what || ' wurde nicht gefunden.', detail = 'not_found';
end
$$;

reset role;
