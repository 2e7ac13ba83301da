-- What procedures take arrives as text; here it becomes a value, or a 400 that says in words what is wrong with it.
set local role waldkerf_owner;

-- A calendar day, YYYY-MM-DD. No 'today', no 'infinity', no other order of its parts.
create function app.to_day(value text) returns date
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~ '^(19|20|21)\d{2}-\d{2}-\d{2}$' then
    perform app.refuse(400, 'bad_day', 'Das Datum ist ungültig.');
  end if;
  return make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, right(value, 2)::integer);
exception when datetime_field_overflow then
  perform app.refuse(400, 'bad_day', 'Das Datum ist ungültig.');
end
$$;

-- A decimal number as it is written: no exponent, no NaN, no infinity. `most` is its greatest amount.
create function app.to_decimal(value text, most numeric, decimals integer) returns numeric
language plpgsql immutable set search_path = '' as $$
declare
  number numeric;
begin
  if coalesce(value, '') !~ '^-?\d{1,12}(\.\d{1,6})?$' then
    perform app.refuse(400, 'bad_number', 'Die Zahl ist ungültig.');
  end if;
  number := value::numeric;
  if abs(number) > most then
    perform app.refuse(400, 'number_range', 'Die Zahl ist zu groß.');
  end if;
  if scale(trim_scale(number)) > decimals then
    perform app.refuse(400, 'number_decimals', format('Höchstens %s Nachkommastellen.', decimals));
  end if;
  -- Zeros at the end are no decimals, but the tables count them.
  return case when scale(number) > decimals then round(number, decimals) else number end;
end
$$;

-- A VAT rate in per cent.
create function app.to_rate(value text) returns numeric
language plpgsql immutable set search_path = '' as $$
declare
  rate numeric := app.to_decimal(value, 100, 2);
begin
  if rate < 0 then
    perform app.refuse(400, 'number_range', 'Ein Steuersatz ist nicht negativ.');
  end if;
  return rate;
end
$$;

create function app.to_flag(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') not in ('', 'true', 'false') then
    perform app.refuse(400, 'bad_flag', 'Erlaubt sind nur ja und nein.');
  end if;
  return coalesce(value, '') = 'true';
end
$$;

-- A text of at most this length.
create function app.to_text(value text, most integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  perform app.limit_text(value, most);
  return coalesce(value, '');
end
$$;

create function app.to_name(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if trim(coalesce(value, '')) = '' then
    perform app.refuse(400, 'name_missing', 'Der Name fehlt.');
  end if;
  return app.to_text(trim(value), 200);
end
$$;

create function app.not_found(what text) returns void
language plpgsql set search_path = '' as $$
begin
  perform app.refuse(404, 'not_found', what || ' wurde nicht gefunden.');
end
$$;

grant execute on function
  app.to_day(text), app.to_decimal(text, numeric, integer), app.to_rate(text), app.to_flag(text),
  app.to_text(text, integer), app.to_name(text), app.not_found(text)
to ogf_citizens;

-- After insert: who made the row, and when. The first argument is the key column. Migrations and seeds leave no trace.
create function app.record_creation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.email() <> '' then
    insert into data.change_log (table_name, row_id, changes)
      values (tg_table_name, (to_jsonb(new) ->> tg_argv[0])::bigint, '{}');
  end if;
  return null;
end
$$;

reset role;
