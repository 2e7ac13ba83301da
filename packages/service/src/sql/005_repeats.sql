-- Creating calls carry an Idempotency-Key, because browsers repeat a POST when a connection breaks after the commit.
-- Such a call begins with app.replay, and ends with app.remember, in its own transaction:
--
--   answer := app.replay(payload);
--   if answer is null then
--     … insert …
--     answer := app.remember(to_jsonb(created));
--   end if;
--   return jsonb_populate_record(null::api.something, answer);
set local role waldkerf_owner;

create table data.idempotency_key (
  email text not null,
  key text not null,
  path text not null,
  payload_hash text not null,
  answer jsonb,
  -- Keys live by the real clock, whatever the business time is.
  created_at timestamptz not null default pg_catalog.now(),
  primary key (email, key)
);
create index on data.idempotency_key (created_at);
call app.protect('data.idempotency_key');

-- The stored answer when this key has been seen; null when the call is to be carried out, as always without a key.
-- Of parallel repeats one inserts the key; the others wait for its transaction and then find its answer.
create function app.replay(payload jsonb) returns jsonb
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
    perform app.refuse(400, 'bad_idempotency_key', 'Der Idempotency-Key ist ungültig.');
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
    perform app.refuse(422, 'key_reused', 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.');
  end if;
  perform set_config('response.headers', '[{"Idempotency-Replayed": "true"}]', true);
  return known.answer;
end
$$;

-- Keeps the answer for repeats and hands it back.
create function app.remember(answer jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update data.idempotency_key k set answer = remember.answer
    where k.email = app.email() and k.key = app.header('idempotency-key');
  return answer;
end
$$;

grant execute on function app.replay(jsonb), app.remember(jsonb) to ogf_new;

reset role;
