-- How a request is refused: every refusal is raised here.

-- Refuses a request for a reason of packages/domain/src/refusals. `said` fills %s in its sentence.
create or replace function app.refuse(key text, hint text default null, variadic said text[] default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  refusal app.refusal;
begin
  select * into refusal from app.refusal r where r.key = refuse.key;
  if not found then
    raise exception using errcode = 'internal_error', message = concat('There is no refusal ', key);
  end if;
  refusal.message := format(refusal.message, variadic said);
  -- An option must not be null, and '' would be sent.
  if hint is null then
    raise exception using errcode = 'PT' || refusal.status, message = refusal.message, detail = refusal.code;
  end if;
  raise exception using errcode = 'PT' || refusal.status, message = refusal.message, detail = refusal.code, hint = hint;
end
$$;

-- Refuses a request until `free_at`: the sentence ends with the time in Berlin, Retry-After has the seconds. PostgREST takes
-- headers with this SQLSTATE alone.
create or replace function app.refuse_until(key text, free_at timestamptz, variadic said text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  refusal app.refusal := (select r from app.refusal r where r.key = refuse_until.key);
  berlin constant timestamp := free_at at time zone 'Europe/Berlin';
  today constant date := clock_timestamp() at time zone 'Europe/Berlin';
begin
  raise exception using errcode = 'PGRST',
    message = json_build_object(
      'code', 'PT' || refusal.status, 'details', refusal.code, 'hint', null,
      'message', format(refusal.message, variadic said || to_char(
        berlin, case berlin::date when today then '"um" HH24:MI' else '"am" DD.MM. "um" HH24:MI' end
      ))
    ),
    detail = json_build_object('status', refusal.status, 'headers', json_build_object(
      'Retry-After', ceil(greatest(extract(epoch from free_at - clock_timestamp()), 1))::text
    ));
end
$$;

-- Fields that a call accepts but does not change: empty or as they are stored, else a 409 with the field's name.
create or replace function app.keep_fields(sent jsonb, stored jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  field text := (
    select min(e.key) from jsonb_each_text(sent) e where e.value <> '' and e.value is distinct from stored ->> e.key
  );
begin
  if field is not null then
    perform app.refuse('fixed_field', field);
  end if;
end
$$;

grant execute on function app.keep_fields to ogf_citizens;
grant execute on function app.refuse to ogf_new;
