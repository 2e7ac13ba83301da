-- Creating calls carry an Idempotency-Key, because browsers repeat a POST when a connection breaks after the commit.
-- Such a call begins with app.replay, and ends with app.remember, in its own transaction:
--
--   answer := app.replay(payload);
--   if answer is null then
--     … insert …
--     answer := app.remember(to_jsonb(created));
--   end if;
--   return jsonb_populate_record(null::api.something, answer);

-- Idempotency-Key for POST on a table: its rows pass one by one through an `instead of insert` trigger of the view,
-- which a repeat must get the stored rows from. Around them stand app.begin_rows (before the statement) and
-- app.end_rows (after it); the trigger itself asks app.replay_row and ends with app.remember_row.

-- The stored answer when this key has been seen; null when the call is to be carried out, as always without a key.
-- Of parallel repeats one inserts the key; the others wait for its transaction and then find its answer.
create or replace function app.replay(payload jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given text := app.header('idempotency-key');
  asked_path text := current_setting('request.path', true);
  hash text := encode(sha256(convert_to(payload::text, 'UTF8')), 'hex');
  known data.idempotency_key;
begin
  if given is null then
    return null;
  end if;
  if given !~ '^[\x21-\x7e]{8,200}$' then
    perform app.refuse('bad_idempotency_key');
  end if;
  -- A few at a time, and none that another call is just removing.
  delete from data.idempotency_key k where (k.email, k.key) in (
    select o.email, o.key from data.idempotency_key o
    where o.created_at < pg_catalog.now() - interval '24 hours' limit 100 for update skip locked
  );
  insert into data.idempotency_key (email, key, path, payload_hash) values (app.email(), given, asked_path, hash)
    on conflict do nothing;
  if found then
    return null;
  end if;
  select * into known from data.idempotency_key k where k.email = app.email() and k.key = given;
  if known.path <> asked_path or known.payload_hash <> hash then
    perform app.refuse('key_reused');
  end if;
  perform set_config('response.headers', '[{"Idempotency-Replayed": "true"}]', true);
  return known.answer;
end
$$;

-- Keeps the answer for repeats and hands it back.
create or replace function app.remember(answer jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update data.idempotency_key k set answer = remember.answer
    where k.email = app.email() and k.key = app.header('idempotency-key');
  return answer;
end
$$;

-- The state of this statement: how many rows have passed, and whether it is a repeat.
create or replace function app.passed_rows() returns integer
language sql stable set search_path = ''
return coalesce(nullif(current_setting('waldkerf.passed_rows', true), ''), '0')::integer;

create or replace function app.is_repeat() returns boolean
language sql stable set search_path = ''
return coalesce(current_setting('waldkerf.is_repeat', true), '') = 'true';

create or replace function app.begin_rows() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('waldkerf.passed_rows', '0', true);
  perform set_config('waldkerf.is_repeat', (app.replay('{}') is not null)::text, true);
  return null;
end
$$;

-- The stored row when this one has been seen; null when it is to be inserted.
create or replace function app.replay_row(payload jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  passed integer := app.passed_rows() + 1;
  known data.idempotency_row;
begin
  perform set_config('waldkerf.passed_rows', passed::text, true);
  if not app.is_repeat() then
    return null;
  end if;
  select * into known from data.idempotency_row r
    where r.email = app.email() and r.key = app.header('idempotency-key') and r.nr = passed;
  if known.payload_hash is distinct from encode(sha256(convert_to(payload::text, 'UTF8')), 'hex') then
    perform app.refuse('key_reused');
  end if;
  return known.answer;
end
$$;

create or replace function app.remember_row(payload jsonb, answer jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if app.header('idempotency-key') is not null then
    insert into data.idempotency_row (email, key, nr, payload_hash, answer)
      values (
        app.email(), app.header('idempotency-key'), app.passed_rows(),
        encode(sha256(convert_to(payload::text, 'UTF8')), 'hex'), answer
      );
  end if;
end
$$;

-- A repeat with fewer rows than the first time is another request, too.
create or replace function app.end_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not app.is_repeat() then
    perform app.remember('{}');
  elsif app.passed_rows() <> (
    select count(*) from data.idempotency_row r
    where r.email = app.email() and r.key = app.header('idempotency-key')
  ) then
    perform app.refuse('key_reused');
  end if;
  return null;
end
$$;

grant execute on function app.replay, app.remember to ogf_new;
grant execute on function
  app.passed_rows, app.is_repeat, app.begin_rows, app.replay_row, app.remember_row, app.end_rows
to ogf_expert;
