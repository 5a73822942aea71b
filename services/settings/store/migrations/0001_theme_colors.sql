ALTER TABLE "settings"."application" ADD CONSTRAINT "theme_primary_color" CHECK (theme ->> 'primaryColor' ~ '^#[0-9a-fA-F]{6}$');--> statement-breakpoint
ALTER TABLE "settings"."application" ADD CONSTRAINT "theme_accent_color" CHECK (theme ->> 'accentColor' ~ '^#[0-9a-fA-F]{6}$');--> statement-breakpoint
ALTER TABLE "settings"."application" ADD CONSTRAINT "theme_secondary_color" CHECK (theme ->> 'secondaryColor' ~ '^#[0-9a-fA-F]{6}$');--> statement-breakpoint
ALTER TABLE "settings"."application" ADD CONSTRAINT "theme_loading_color" CHECK (theme ->> 'loadingColor' ~ '^#[0-9a-fA-F]{6}$');