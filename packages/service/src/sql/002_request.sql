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

create function app.claims() returns jsonb
language sql stable set search_path = ''
return nullif(current_setting('request.jwt.claims', true), '')::jsonb;

create function app.header(name text) returns text
language sql stable set search_path = ''
return nullif(current_setting('request.headers', true), '')::json ->> lower(name);

-- The signed-in e-mail, as the token proves it; empty outside a request.
create function app.email() returns text
language sql stable set search_path = ''
return lower(trim(coalesce(app.claims() ->> 'email', '')));

-- The role whose rights a stored app_status has; the same table stands in domain/roles/roles.ts.
create function app.effective_role(status text) returns text
language sql immutable set search_path = ''
return case
  when status in ('ogf_new', 'ogf_citizens', 'ogf_expert', 'ogf_admin') then status
  when status = 'ogf_expert_query' then 'ogf_citizens'
  when char_length(status) = 1 then 'ogf_citizens'
  else 'ogf_new'
end;

-- Outside a request (migrations, the owner at a console) nobody has taken a role, and nothing is withheld.
create function app.is_at_least(wanted text) returns boolean
language sql stable set search_path = ''
return case current_setting('role')
  when 'none' then true
  else pg_catalog.pg_has_role(current_setting('role')::name, wanted, 'member')
end;

-- Refuses a request: the status of the answer, a message for people, a word for the program.
create function app.refuse(status integer, code text, message text, hint text default null) returns void
language plpgsql set search_path = '' as $$
begin
  -- An empty hint would be sent as one.
  if hint is null then
    raise exception using errcode = 'PT' || status, message = message, detail = code;
  end if;
  raise exception using errcode = 'PT' || status, message = message, detail = code, hint = hint;
end
$$;

-- The version a change is meant for: If-Match: "3". Null without the header.
create function app.if_match() returns integer
language plpgsql stable set search_path = '' as $$
declare
  given text := app.header('if-match');
begin
  if given !~ '^\s*"?\d{1,9}"?\s*$' then
    perform app.refuse(400, 'bad_if_match', 'If-Match muss eine Versionsnummer sein.');
  end if;
  return translate(given, '" ', '')::integer;
end
$$;

-- An id as the calls send it: digits as text.
create function app.to_id(value text) returns bigint
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~ '^\d{1,18}$' then
    perform app.refuse(400, 'bad_id', 'Die Nummer ist ungültig.');
  end if;
  return value::bigint;
end
$$;

-- Refuses a text that is longer than its column takes, before the column does it in its own words.
create function app.limit_text(value text, most integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if char_length(value) > most then
    perform app.refuse(400, 'too_long', format('Der Text ist zu lang: höchstens %s Zeichen.', most));
  end if;
end
$$;

grant execute on function
  app.now(), app.today(), app.claims(), app.header(text), app.email(), app.effective_role(text), app.is_at_least(text),
  app.refuse(integer, text, text, text), app.if_match(), app.to_id(text), app.limit_text(text, integer)
to ogf_new;

reset role;
