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

grant execute on function app.refuse(integer, text, text, text) to ogf_new;
grant execute on function app.not_found(text) to ogf_citizens;
