CREATE SCHEMA "settings";
--> statement-breakpoint
CREATE TABLE "settings"."application" (
	"hostname" text PRIMARY KEY NOT NULL,
	"tenant_id" integer,
	"owner" text,
	"safea_version" text NOT NULL,
	"theme" jsonb NOT NULL,
	"authentication_modes" jsonb NOT NULL,
	"captcha_key" text,
	"create_account_enabled" boolean NOT NULL,
	"independent_tabs_enabled" boolean NOT NULL,
	"frame_ancestors" jsonb NOT NULL,
	"terms_of_use_url" text,
	"privacy_url" text
);
--> statement-breakpoint
CREATE TABLE "settings"."institution" (
	"id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"name" text NOT NULL,
	"alias" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings"."tenant" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"alias" text NOT NULL,
	"tax_id" text NOT NULL,
	"language_id" text NOT NULL,
	"time_zone" text NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "tenant_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
ALTER TABLE "settings"."application" ADD CONSTRAINT "application_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "settings"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings"."institution" ADD CONSTRAINT "institution_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "settings"."tenant"("id") ON DELETE no action ON UPDATE no action;