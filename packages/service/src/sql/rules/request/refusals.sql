-- How a request is refused: everything that says no says it here.

-- Refuses a request: the status of the answer, a message for people, a word for the program.
create or replace function app.refuse(status integer, code text, message text, hint text default null) returns void
language plpgsql set search_path = '' as $$
begin
  -- An empty hint would be sent as one.
  if hint is null then
    raise exception using errcode = 'PT' || status, message = message, detail = code;
  end if;
  raise exception using errcode = 'PT' || status, message = message, detail = code, hint = hint;
end
$$;

create or replace function app.not_found(what text) returns void
language plpgsql set search_path = '' as $$
begin
  perform app.refuse(404, 'not_found', what || ' wurde nicht gefunden.');
end
$$;

-- Fields that a call takes along and does not change: empty or as they are stored, or a 409 with the field's name.
create or replace function app.keep_fields(sent jsonb, stored jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  field text := (
    select min(e.key) from jsonb_each_text(sent) e where e.value <> '' and e.value is distinct from stored ->> e.key
  );
begin
  if field is not null then
    perform app.refuse(409, 'fixed_field', 'Dieses Feld lässt sich hier nicht ändern.', field);
  end if;
end
$$;

grant execute on function app.keep_fields(jsonb, jsonb) to ogf_citizens;
grant execute on function app.refuse(integer, text, text, text) to ogf_new;
grant execute on function app.not_found(text) to ogf_citizens;
