-- Idempotency-Key for POST on a table: its rows pass one by one through an `instead of insert` trigger of the view, which
-- a repeat must get the stored rows from. Around them stand app.begin_rows (before the statement) and app.end_rows
-- (after it); the trigger itself asks app.replay_row and ends with app.remember_row.
set local role waldkerf_owner;

create table data.idempotency_row (
  email text not null,
  key text not null,
  nr integer not null,
  payload_hash text not null,
  answer jsonb not null,
  primary key (email, key, nr),
  foreign key (email, key) references data.idempotency_key (email, key) on delete cascade
);
call app.protect('data.idempotency_row');

-- Where this statement stands: how many rows have passed, and whether they are a repeat's.
create function app.passed_rows() returns integer
language sql stable set search_path = ''
return coalesce(nullif(current_setting('waldkerf.passed_rows', true), ''), '0')::integer;

create function app.is_repeat() returns boolean
language sql stable set search_path = ''
return coalesce(current_setting('waldkerf.is_repeat', true), '') = 'true';

create function app.begin_rows() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('waldkerf.passed_rows', '0', true);
  perform set_config('waldkerf.is_repeat', (app.replay('{}') is not null)::text, true);
  return null;
end
$$;

-- The stored row when this one has been seen; null when it is to be inserted.
create function app.replay_row(payload jsonb) returns jsonb
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
    perform app.refuse(422, 'key_reused', 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.');
  end if;
  return known.answer;
end
$$;

create function app.remember_row(payload jsonb, answer jsonb) returns void
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
create function app.end_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not app.is_repeat() then
    perform app.remember('{}');
  elsif app.passed_rows() <> (
    select count(*) from data.idempotency_row r
    where r.email = app.email() and r.key = app.header('idempotency-key')
  ) then
    perform app.refuse(422, 'key_reused', 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.');
  end if;
  return null;
end
$$;

grant execute on function
  app.passed_rows(), app.is_repeat(), app.begin_rows(), app.replay_row(jsonb), app.remember_row(jsonb, jsonb),
  app.end_rows()
to ogf_expert;

reset role;
