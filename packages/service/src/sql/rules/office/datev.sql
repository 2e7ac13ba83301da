-- Settings that a tax adviser's import of archived invoices needs: whose bookkeeping it is, and the accounts.

create policy read_all on data.datev for select to ogf_admin using (true);
create policy change on data.datev for update to ogf_admin using (true) with check (true);
grant select,
  update (
    berater, mandant, kontenrahmen, kontolaenge, jahresbeginn, erloes_19, erloes_7, erloes_frei, erloes_13b,
    erloes_13b_eu, erloes_nicht_steuerbar, anzahlung_19, anzahlung_7, anzahlung_frei
  )
  on data.datev to ogf_admin;

create or replace view app.datev_settings with (security_invoker = true) as
  select berater, mandant, kontenrahmen, kontolaenge, jahresbeginn, erloes_19, erloes_7, erloes_frei, erloes_13b,
    erloes_13b_eu, erloes_nicht_steuerbar, version, anzahlung_19, anzahlung_7, anzahlung_frei
  from data.datev;
grant select on app.datev_settings to ogf_admin;

create or replace function app.changed_datev() returns app.datev_settings
language sql stable set search_path = ''
begin atomic
  select d.* from app.datev_settings d;
end;

-- A number as it was typed, '' for none.
create or replace function app.to_adviser(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_adviser') where coalesce(value, '') <> '' and value !~ '^(?!1000$)[1-9]\d{3,6}$';
  return coalesce(value, '');
end
$$;

create or replace function app.to_adviser_client(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_adviser_client') where coalesce(value, '') <> '' and value !~ '^[1-9]\d{0,4}$';
  return coalesce(value, '');
end
$$;

create or replace function app.to_chart(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_chart') where coalesce(value, '') not in ('', '03', '04');
  return coalesce(nullif(value, ''), '03');
end
$$;

create or replace function app.to_account_length(value text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_account_length') where coalesce(value, '') !~ '^[4-8]?$';
  return coalesce(nullif(value, ''), '4')::integer;
end
$$;

create or replace function app.to_month(value text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_month') where coalesce(value, '') !~ '^([1-9]|1[0-2])?$';
  return coalesce(nullif(value, ''), '1')::integer;
end
$$;

create or replace function app.to_account(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_account') where coalesce(value, '') !~ '^(\d{4,8})?$';
  return coalesce(value, '');
end
$$;

create or replace function api.w_get_datev() returns app.datev_settings
language sql stable set search_path = ''
return app.changed_datev();

-- Pages of the release before know no accounts of instalments, which stay where they are left out.
create or replace function api.w_set_datev(
  berater text default '', mandant text default '', kontenrahmen text default '', kontolaenge text default '',
  jahresbeginn text default '', erloes_19 text default '', erloes_7 text default '', erloes_frei text default '',
  erloes_13b text default '', erloes_13b_eu text default '', erloes_nicht_steuerbar text default '',
  anzahlung_19 text default null, anzahlung_7 text default null, anzahlung_frei text default null
) returns app.datev_settings
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  update data.datev d
    set berater = app.to_adviser(berater),
      mandant = app.to_adviser_client(mandant),
      kontenrahmen = app.to_chart(kontenrahmen),
      kontolaenge = app.to_account_length(kontolaenge),
      jahresbeginn = app.to_month(jahresbeginn),
      erloes_19 = app.to_account(erloes_19),
      erloes_7 = app.to_account(erloes_7),
      erloes_frei = app.to_account(erloes_frei),
      erloes_13b = app.to_account(erloes_13b),
      erloes_13b_eu = app.to_account(erloes_13b_eu),
      erloes_nicht_steuerbar = app.to_account(erloes_nicht_steuerbar),
      anzahlung_19 = app.to_account(coalesce(anzahlung_19, d.anzahlung_19)),
      anzahlung_7 = app.to_account(coalesce(anzahlung_7, d.anzahlung_7)),
      anzahlung_frei = app.to_account(coalesce(anzahlung_frei, d.anzahlung_frei))
    where d.id;
  return app.changed_datev();
end
$$;

create or replace trigger a_version before update on data.datev for each row execute function app.guard_version();

grant execute on function
  app.changed_datev, app.to_adviser, app.to_adviser_client, app.to_chart, app.to_account_length, app.to_month,
  app.to_account, api.w_get_datev, api.w_set_datev
to ogf_admin;
