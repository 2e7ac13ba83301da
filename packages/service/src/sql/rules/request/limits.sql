-- Limits per account, so that no account blocks others: how much it has used lately, and when it may go on.

-- Counts `amount` of this kind for the caller, or refuses and says when there is room. An amount above the limit passes
-- while nothing else counts: a limit never refuses for ever. The lock is per account. Outside a request nothing is
-- counted.
create or replace function app.use_allowance(kind text, amount bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account constant bigint := app.user_id();
  times constant integer := case when app.is_at_least('ogf_expert') then 10 else 1 end;
  unit constant integer := case kind when 'bild' then 1000000 else 1 end;
  full_until timestamptz;
  allowed integer;
  of_time text;
begin
  if account is null then
    return;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'verbrauch', kind, account), 0));
  delete from data.verbrauch v
    where v.user_id = account and v.art = kind and v.minute < clock_timestamp() - interval '1 day 1 minute';
  -- Added up from now backwards: there is room once the latest minute with a sum above the limit has left the period.
  select used.minute + g.dauer + interval '1 minute', g.menge * times, case g.dauer when '1 day' then 'Tag' else 'Stunde' end
    into full_until, allowed, of_time
    from data.grenze g cross join lateral (
      select v.minute, sum(v.menge) over (order by v.minute desc) as amount
      from data.verbrauch v
      where v.user_id = account and v.art = kind and v.minute + interval '1 minute' > clock_timestamp() - g.dauer
    ) used
    where g.art = kind and used.amount + use_allowance.amount > g.menge::bigint * times * unit
    order by 1 desc limit 1;
  if found then
    perform app.refuse_until('limit_reached.' || kind, full_until, allowed::text, of_time);
  end if;
  insert into data.verbrauch as v (user_id, art, minute, menge)
    values (account, kind, date_trunc('minute', clock_timestamp()), amount)
    on conflict (user_id, art, minute) do update set menge = v.menge + excluded.menge;
end
$$;

grant execute on function app.use_allowance to ogf_citizens;
